/** What a replay of Jstris notes: not keys, but what came of them. */
export const actionNames = [
  'left',
  'right',
  'leftWall',
  'rightWall',
  'ccw',
  'cw',
  'half',
  'hardDrop',
  'softDrop',
  'gravity',
  'hold',
  'garbage',
  'solid garbage',
  'announced garbage',
  'repeated step',
  'special action',
] as const;

export interface Action {
  name: (typeof actionNames)[number];
  /** Milliseconds since the game began. */
  at: number;
}

/** Times are noted modulo this. */
const wrap = 4096;

/** Two bytes an action: twelve bits of time, four of what it is. */
export function actionsIn(base64: string): Action[] {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const actions: Action[] = [];
  let [rounds, latest] = [0, 0];
  for (let place = 0; place + 1 < bytes.length; place += 2) {
    const word = (bytes[place]! << 8) | bytes[place + 1]!;
    const time = word >> 4;
    if (time < latest) rounds += wrap;
    latest = time;
    actions.push({ name: actionNames[word & 15]!, at: rounds + time });
  }
  return actions;
}
