/** What fills an area of this colour: the colour alone, unless patterns are wanted. */
export const area = (colour: string): string => colour.replace(/^var\(--(.+)\)$/, 'var(--area-$1, $&)');
