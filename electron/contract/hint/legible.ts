/** Colours that contrast with what they are drawn on. */

/** As WCAG 2 asks of text. */
const enough = 4.5;
const steps = 20;

type Rgb = readonly [red: number, green: number, blue: number];

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as never;

const toHex = (rgb: Rgb): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance by WCAG 2, 0..1. */
function luminanceOf(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** 1..21, of two colours as #rrggbb. */
export function contrastOf(a: string, b: string): number {
  const [light, dark] = [luminanceOf(parse(a)), luminanceOf(parse(b))].sort((one, other) => other - one);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The colour itself, or as little lighter (on a dark ground) or darker as makes it legible; both as #rrggbb. */
export function legible(colour: string, ground: string): string {
  const end = contrastOf('#ffffff', ground) >= contrastOf('#000000', ground) ? 255 : 0;
  const from = parse(colour);
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const mixed = toHex(from.map((value) => value + (end - value) * share) as never);
    if (contrastOf(mixed, ground) >= enough) return mixed;
  }
  return end === 255 ? '#ffffff' : '#000000';
}
