/** Why a tap came to nothing, and where on the stage, in pixels. */
export interface Refused {
  /** A new one is shown as long again; `rule`: where it stands, as the reason names it. */
  of: { rule?: string };
  text: string;
  x: number;
  y: number;
  below?: boolean;
}
