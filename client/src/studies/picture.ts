/** A picture of the board as it is drawn: all that it needs lies within, and below it stands what it shows. */
export interface Picture {
  svg: string;
  width: number;
  height: number;
}

const CAPTION_PX = 44;
const URLS = /url\(\s*(["']?)([^"')]+)\1\s*\)/g;
const STILL = '*,*::before,*::after{animation:none!important;transition:none!important}';

/** `board` with its caption, in the light of the page; what is pointed at on the page is left out. */
export async function pictureOf(board: HTMLElement, caption: [string, string]): Promise<Picture> {
  const { width, height } = board.getBoundingClientRect();
  const copy = board.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll('canvas, script, .sr, [role=status]')) one.remove();
  await inlineImages(copy);
  const css = `${await inlined(rules())}\n${STILL}`;
  const root = document.documentElement;
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, margin: '0' });
  const xml = framed(board, new XMLSerializer().serializeToString(copy));
  const attributes = [...root.attributes].map(({ name, value }) => `${name}="${escaped(value)}"`).join(' ');
  const whole = height + CAPTION_PX;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes} width="${width}" height="${whole}" ` +
    `viewBox="0 0 ${width} ${whole}"><style>${escaped(css)}</style>` +
    `<foreignObject x="0" y="0" width="${width}" height="${whole}">` +
    `<div xmlns="http://www.w3.org/1999/xhtml" style="${frame(width, whole)}">${xml}${below(caption, width)}</div>` +
    `</foreignObject></svg>`;
  return { svg, width, height: whole };
}

/** So wide and high that nothing of the page's own layout is wanted. */
function frame(width: number, height: number): string {
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  const font = fontFamily.replaceAll('"', "'");
  return `width:${width}px;height:${height}px;background:${backgroundColor};color:${color};font-family:${font};`;
}

/** Styles may ask what a thing lies in: the same classes lie around it. */
function framed(board: HTMLElement, xml: string): string {
  const { width, height } = board.getBoundingClientRect();
  const classes = escaped(board.closest('.desk')?.className ?? '');
  const style = `display:block;position:relative;width:${width}px;height:${height}px;overflow:hidden`;
  return `<div class="${classes}" style="${style}">${xml}</div>`;
}

function below([title, link]: [string, string], width: number): string {
  const line = 'overflow:hidden;white-space:nowrap;text-overflow:ellipsis';
  return (
    `<div style="box-sizing:border-box;width:${width}px;height:${CAPTION_PX}px;padding:5px 12px;line-height:17px">` +
    `<div style="${line};font-size:14px;font-weight:600">${escaped(title)}</div>` +
    `<div style="${line};font-size:12px;opacity:.8">${escaped(link)}</div></div>`
  );
}

/** Every rule of every style sheet of the page. */
function rules(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .join('\n');
}

/** What is fetched from elsewhere lies within. */
async function inlined(css: string): Promise<string> {
  const urls = [...new Set([...css.matchAll(URLS)].map(([, , url]) => url!))].filter(isFetched);
  const data = new Map(await Promise.all(urls.map(async (url) => [url, await dataOf(url)] as const)));
  return css.replace(URLS, (whole, _quote, url) => (data.has(url) ? `url("${data.get(url)}")` : whole));
}

async function inlineImages(within: Element): Promise<void> {
  for (const one of within.querySelectorAll('img, image')) {
    const name = one.localName === 'img' ? 'src' : 'href';
    const url = one.getAttribute(name);
    if (url && isFetched(url)) one.setAttribute(name, await dataOf(url));
  }
}

const isFetched = (url: string): boolean => !url.startsWith('data:') && !url.startsWith('#');

async function dataOf(url: string): Promise<string> {
  const blob = await (await fetch(new URL(url, document.baseURI))).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** As points, `scale` for each of the page. */
export async function painted({ svg, width, height }: Picture, scale = 2): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: width * scale,
    height: height * scale,
  });
  const pen = canvas.getContext('2d')!;
  pen.scale(scale, scale);
  pen.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

export function save(what: Blob, name: string): void {
  const url = URL.createObjectURL(what);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url));
}
