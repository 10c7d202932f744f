/** Why a game can't be played out here: what it has that isn't known. */
export class UnknownRule extends Error {
  override name = 'UnknownRule';
}
