/** Bytes of a text file as text, whatever wrote them: UTF-8 or UTF-16, with or without a byte order mark. */

/** Bytes that show how a text is encoded: ASCII in UTF-16 has a zero in every second place. */
const sampleBytes = 256;

/** The text without its byte order mark; bytes that are no text become U+FFFD. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, Math.min(sampleBytes, bytes.length & ~1));
  if (sample.length < 4) return 'utf-8';
  if (isHalfZero(sample, 1)) return 'utf-16le';
  return isHalfZero(sample, 0) ? 'utf-16be' : 'utf-8';
}

/** Every second byte from `from` on is zero, and no other one. */
function isHalfZero(sample: Uint8Array, from: 0 | 1): boolean {
  return sample.every((byte, at) => (byte === 0) === (at % 2 === from));
}
