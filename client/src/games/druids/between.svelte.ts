// While an entry is played, a copy of the view changes scene by scene; board and hand show it.

import type { View as AnyView } from '../../table/game';
import type { View } from './view';

class Between {
  scene = $state<View | null>(null);
  #of = $state.raw<AnyView>(null);

  /** What is to be seen of this view just now. */
  shown(view: AnyView): View {
    return this.playing(view) ? this.scene! : (view as View);
  }

  playing(view: AnyView): boolean {
    return this.scene !== null && this.#of === view;
  }

  /** Begins in the place of this view. */
  begin(view: AnyView, before: View): View {
    this.#of = view;
    this.scene = before;
    return this.scene;
  }
}

export const between = new Between();
