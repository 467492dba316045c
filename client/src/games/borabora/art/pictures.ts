// Signs and things, each drawn in a box of 100. A sign has the colour of its text; `--cut` is the ground
// that shows through.

export const PICTURES = {
  sand: `<path d="M10 78C24 40 40 30 50 30s26 10 40 48z" fill="#E8C77E" stroke="#7A5A22" stroke-width="6" stroke-linejoin="round"/><path d="M36 58h2M50 48h2M60 62h2M46 68h2" stroke="#7A5A22" stroke-width="6" stroke-linecap="round"/>`,
  wood: `<g stroke="#3F2710" stroke-width="5"><rect x="8" y="54" width="84" height="26" rx="13" fill="#9A6A3A"/><rect x="20" y="26" width="64" height="26" rx="13" fill="#B98250"/></g><circle cx="79" cy="67" r="7" fill="#E6C592" stroke="#3F2710" stroke-width="4"/><circle cx="71" cy="39" r="7" fill="#E6C592" stroke="#3F2710" stroke-width="4"/>`,
  stone: `<path d="M14 74 22 40 46 24l32 8 12 30-12 18H24z" fill="#9AA0A8" stroke="#3A3F46" stroke-width="6" stroke-linejoin="round"/><path d="M46 24 52 52 90 62M52 52 24 80" stroke="#6A7078" stroke-width="5" fill="none"/>`,
  offering: `<path d="M12 52h76c0 22-16 32-38 32S12 74 12 52z" fill="#8A5A2E" stroke="#3F2710" stroke-width="5"/><circle cx="34" cy="42" r="13" fill="#E2572E" stroke="#3F2710" stroke-width="4"/><circle cx="58" cy="40" r="14" fill="#F0B93A" stroke="#3F2710" stroke-width="4"/><path d="M70 30c10-12 18-10 20-8-2 10-8 18-18 20z" fill="#4F8F45" stroke="#3F2710" stroke-width="4"/>`,
  shell: `<path d="M50 88 14 44c4-20 20-30 36-30s32 10 36 30z" fill="#FBE3D2" stroke="#8A4B34" stroke-width="5" stroke-linejoin="round"/><path d="M50 86 50 18M50 86 30 24M50 86 70 24M50 86 18 40M50 86 82 40" stroke="#C98468" stroke-width="4.500"/>`,
  'god-tile': `<path d="M93 43.34Q98 52 93 60.66L79 84.91Q74 93.57 64 93.57L36 93.57Q26 93.57 21 84.91L7 60.66Q2 52 7 43.34L21 19.09Q26 10.43 36 10.43L64 10.43Q74 10.43 79 19.09Z" fill="#000" fill-opacity=".35"/><path d="M93 39.34Q98 48 93 56.66L79 80.91Q74 89.57 64 89.57L36 89.57Q26 89.57 21 80.91L7 56.66Q2 48 7 39.34L21 15.09Q26 6.43 36 6.43L64 6.43Q74 6.43 79 15.09Z" fill="#4A3320" stroke="#F0BE3E" stroke-width="5"/><g fill="none" stroke="#F0BE3E" stroke-width="6" stroke-linecap="round"><circle cx="38" cy="42" r="7"/><circle cx="62" cy="42" r="7"/><path d="M34 66c8 8 24 8 32 0M50 48v8"/></g>`,
  land: `<path d="M30 86c0-14 40-14 40-30S30 42 30 26 58 12 70 12" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-dasharray="3 14"/><path d="M30 86c0-14 40-14 40-30S30 42 30 26 58 12 70 12" fill="none" stroke="currentColor" stroke-width="4" stroke-opacity=".5"/><path d="M64 2 86 12 66 24z" fill="currentColor"/>`,
  water: `<path d="M4 50c14 8 78 8 92 0-4 22-22 28-46 28S8 72 4 50z" fill="currentColor"/><path d="M30 14 70 92" stroke="currentColor" stroke-width="7" stroke-linecap="round"/><path d="M24 4c10 0 14 12 10 18-8 0-16-8-10-18z" fill="currentColor"/>`,
  woman: `<circle cx="50" cy="34" r="20" fill="currentColor"/><path d="M28 30c-6 20-6 30-10 38 12 2 18-4 20-12M72 30c6 20 6 30 10 38-12 2-18-4-20-12" fill="currentColor"/><path d="M18 92c2-22 14-32 32-32s30 10 32 32z" fill="currentColor"/><g fill="#FFF6E3"><circle cx="68" cy="18" r="5"/><circle cx="76" cy="24" r="5"/><circle cx="66" cy="28" r="5"/></g>`,
  man: `<circle cx="50" cy="36" r="20" fill="currentColor"/><path d="M12 92c2-24 16-32 38-32s36 8 38 32z" fill="currentColor"/><path d="M28 28h44M30 24 26 8M42 20 40 4M58 20 60 4M70 24 74 8" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>`,
  helper: `<circle cx="50" cy="26" r="17" fill="currentColor"/><path d="M8 60c10 4 18 2 24-8 8-6 28-6 36 0 6 10 14 12 24 8l2 10c-10 6-18 4-24 0v24H30V70c-6 4-14 6-24 0z" fill="currentColor"/>`,
  temple: `<path d="M50 4 92 34H8zM14 38h72v10H14zM20 50h12v32H20zM44 50h12v32H44zM68 50h12v32H68zM8 84h84v12H8z" fill="currentColor"/>`,
  build: `<path d="M14 30 44 10l12 16-30 22zM46 34l42 46-12 12-42-48z" fill="currentColor"/>`,
  fish: `<path d="M6 50c14-26 46-30 66-6l20-18c-4 16-4 32 0 48L72 56C52 80 20 76 6 50z" fill="currentColor"/><circle cx="26" cy="46" r="5" fill="var(--cut,#fff)"/>`,
  'fish-a': `<path d="M6 50c14-26 46-30 66-6l20-18c-4 16-4 32 0 48L72 56C52 80 20 76 6 50z" fill="currentColor"/><circle cx="24" cy="46" r="5" fill="var(--cut,#fff)"/>`,
  'fish-b': `<path d="M6 50c14-26 46-30 66-6l20-18c-4 16-4 32 0 48L72 56C52 80 20 76 6 50z" fill="currentColor"/><circle cx="24" cy="46" r="5" fill="var(--cut,#fff)"/><path d="M40 32v36M54 34v32" stroke-width="6" stroke="var(--cut,#fff)"/>`,
  'fish-c': `<path d="M6 50c14-26 46-30 66-6l20-18c-4 16-4 32 0 48L72 56C52 80 20 76 6 50z" fill="currentColor"/><circle cx="24" cy="46" r="5" fill="var(--cut,#fff)"/><g fill="var(--cut,#fff)"><circle cx="42" cy="42" r="5"/><circle cx="56" cy="46" r="5"/><circle cx="46" cy="58" r="5"/></g>`,
  'fish-d': `<path d="M6 50c14-26 46-30 66-6l20-18c-4 16-4 32 0 48L72 56C52 80 20 76 6 50z" fill="currentColor"/><circle cx="24" cy="46" r="5" fill="var(--cut,#fff)"/><path d="M34 34 50 10l8 28z" fill="currentColor"/>`,
  material: `<path d="M50 8 88 28v44L50 92 12 72V28z" fill="none" stroke="currentColor" stroke-width="8" stroke-linejoin="round"/><path d="M12 28 50 48l38-20M50 48v44" stroke="currentColor" stroke-width="8" fill="none"/>`,
  move_hut: `<path d="M44 10 84 44H4zM12 48h64v30H54V58H36v20H12z" fill="currentColor"/><path d="M58 90h30M78 80l12 10-12 8" stroke="currentColor" stroke-width="7" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  invocation: `<path d="M50 7L62.34 36.01L93.75 38.79L69.97 59.49L77.04 90.21L50 74L22.96 90.21L30.03 59.49L6.25 38.79L37.66 36.01Z" fill="currentColor"/>`,
  prayer: `<rect x="24" y="8" width="52" height="84" rx="9" fill="none" stroke="currentColor" stroke-width="8"/><path d="M50 26v48M34 50h32" stroke="currentColor" stroke-width="8" stroke-linecap="round"/>`,
  gift: `<path d="M8 50h84c0 26-18 38-42 38S8 76 8 50z" fill="currentColor"/><circle cx="36" cy="34" r="13" fill="currentColor"/><circle cx="64" cy="30" r="14" fill="currentColor"/>`,
  status: `<path d="M50 14c22 0 36 16 36 36S70 84 52 84 22 70 22 54s12-26 26-26 22 10 22 22-8 18-18 18-14-6-14-14 6-10 12-10" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round"/>`,
  shells: `<path d="M50 92 8 42c4-22 22-34 42-34s38 12 42 34z" fill="currentColor"/><path d="M50 84V16M50 84 28 22M50 84 72 22" stroke="var(--cut,#FFF6E3)" stroke-width="5"/>`,
  necklace: `<path d="M18 18c4 50 60 50 64 0M50 58v10" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
  bracelet: `<path d="M50 20a30 22 0 1 0 .1 0M50 34a16 10 0 1 0 .1 0" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
  ring: `<path d="M50 40a24 24 0 1 0 .1 0M38 36 50 14l12 22z" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
  earring: `<path d="M50 12v18M50 34a18 26 0 1 0 .1 0" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
  comb: `<path d="M14 26h72v20H14zM22 48v36M41 48v36M60 48v36M78 48v36" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
  anklet: `<path d="M14 40c14 36 58 36 72 0M34 62v14M50 68v14M66 62v14" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
  dice: `<g fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><path d="M18 18h64v64H18z"/><circle cx="36" cy="36" r="4" fill="currentColor"/><circle cx="64" cy="64" r="4" fill="currentColor"/><circle cx="50" cy="50" r="4" fill="currentColor"/></g>`,
  map: `<g fill="none" stroke="currentColor" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M12 22l26-8 24 10 26-8v62l-26 8-24-10-26 8zM38 14v62M62 24v62"/></g>`,
  village: `<g fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><path d="M12 50 50 16l38 34M24 42v42h52V42"/></g>`,
  market: `<g fill="none" stroke="currentColor" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M14 34h72l-8-18H22zM20 34v50h60V34M40 84V58h20v26"/></g>`,
} as const;

export type Picture = keyof typeof PICTURES;

const TYPE_SIGNS: Record<string, Picture> = {
  hike: 'land',
  canoe: 'water',
  woman_mate: 'woman',
  man_mate: 'man',
  build: 'build',
  material: 'material',
  move_hut: 'move_hut',
  invocation: 'invocation',
  prayer: 'prayer',
  offering: 'gift',
  tattoo: 'status',
  shells: 'shells',
};
/** The sign of a type of people. */
export const typeSign = (type: string): Picture => TYPE_SIGNS[type] ?? 'invocation';
