/** macOS's own libraries, called through koffi. */
import type * as koffiModule from 'koffi';
import { dips } from '../../../vision/space.ts';
import type { CoreGraphics, WindowInfo } from './CoreGraphics.ts';

/** A reference to an object of Core Foundation; null where there is none. */
type Ref = bigint | null;

const frameworks = '/System/Library/Frameworks';
const utf8 = 0x08000100;
const doubleType = 13;
const longestText = 1024;
/** On the screen alone, without the desktop's own elements (CGWindow.h). */
const listOptions = 1 | 16;

/** The words that CGWindow.h names its keys by are also what they contain. */
const keyNames = ['Number', 'Name', 'OwnerPID', 'Layer', 'Alpha', 'Bounds', 'IsOnscreen'] as const;
type Key = (typeof keyNames)[number];

/** Throws where a library or a function of it is missing. */
export function koffiCoreGraphics(koffi: Pick<typeof koffiModule, 'load'>): CoreGraphics {
  const functions = functionsOf(koffi);
  const keys = Object.fromEntries(
    keyNames.map((name) => [name, functions.string(null, `kCGWindow${name}`, utf8) as Ref]),
  ) as Record<Key, Ref>;
  const infos = (list: Ref) => taken(functions, list, (info) => infoOf(functions, keys, info));
  return {
    onScreen: () => infos(functions.windows(listOptions, 0) as Ref),
    window: (id) => {
      const ids = functions.array(null, new BigUint64Array([BigInt(id)]), 1, null) as Ref;
      const [info] = infos(functions.describe(ids) as Ref);
      functions.release(ids);
      return info ?? null;
    },
  };
}

type Functions = ReturnType<typeof functionsOf>;

function functionsOf(koffi: Pick<typeof koffiModule, 'load'>) {
  const foundation = koffi.load(`${frameworks}/CoreFoundation.framework/CoreFoundation`);
  const graphics = koffi.load(`${frameworks}/CoreGraphics.framework/CoreGraphics`);
  return {
    windows: graphics.func('void *CGWindowListCopyWindowInfo(uint32_t options, uint32_t relativeTo)'),
    describe: graphics.func('void *CGWindowListCreateDescriptionFromArray(void *ids)'),
    rect: graphics.func('bool CGRectMakeWithDictionaryRepresentation(void *from, void *rect)'),
    array: foundation.func('void *CFArrayCreate(void *by, void *values, int64_t count, void *callbacks)'),
    count: foundation.func('int64_t CFArrayGetCount(void *array)'),
    at: foundation.func('void *CFArrayGetValueAtIndex(void *array, int64_t index)'),
    value: foundation.func('void *CFDictionaryGetValue(void *dictionary, void *key)'),
    number: foundation.func('bool CFNumberGetValue(void *number, int64_t type, void *value)'),
    isTrue: foundation.func('bool CFBooleanGetValue(void *boolean)'),
    string: foundation.func('void *CFStringCreateWithCString(void *by, const char *text, uint32_t encoding)'),
    text: foundation.func(
      'bool CFStringGetCString(void *string, void *text, int64_t size, uint32_t encoding)',
    ),
    release: foundation.func('void CFRelease(void *object)'),
  };
}

/** What `make` makes of each that the list holds; the list is ours and given back. null: the system gave none. */
function taken<T>({ count, at, release }: Functions, list: Ref, make: (item: Ref) => T): T[] {
  if (list === null) return [];
  const length = Number(count(list));
  const made = Array.from({ length }, (_, index) => make(at(list, index) as Ref));
  release(list);
  return made;
}

function infoOf(functions: Functions, keys: Record<Key, Ref>, info: Ref): WindowInfo {
  const value = (key: Key) => functions.value(info, keys[key]) as Ref;
  const shown = value('IsOnscreen');
  return {
    window: numberOf(functions, value('Number')),
    title: textOf(functions, value('Name')),
    process: numberOf(functions, value('OwnerPID')),
    layer: numberOf(functions, value('Layer')),
    opacity: numberOf(functions, value('Alpha')),
    bounds: boundsOf(functions, value('Bounds')),
    isOnScreen: shown !== null && (functions.isTrue(shown) as boolean),
  };
}

function numberOf({ number }: Functions, ref: Ref): number {
  const value = new Float64Array(1);
  if (ref !== null) number(ref, doubleType, value);
  return value[0]!;
}

function textOf({ text }: Functions, ref: Ref): string {
  const bytes = new Uint8Array(longestText);
  const isTold = ref !== null && (text(ref, bytes, bytes.length, utf8) as boolean);
  return isTold ? new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0))) : '';
}

function boundsOf({ rect }: Functions, ref: Ref): WindowInfo['bounds'] {
  const sides = new Float64Array(4);
  if (ref !== null) rect(ref, sides);
  return dips({ x: sides[0]!, y: sides[1]!, width: sides[2]!, height: sides[3]! });
}
