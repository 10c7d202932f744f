import { type Candidate, type FinesseInput, type Location, type Role, type Suggestion } from '../types.ts';
import { type InputsTo, findAllFinesse } from '../moves/inputs.ts';
import { cellsKey } from '../moves/keyWalk.ts';
import { type Judged, type Option } from './options.ts';
import { describe, findFacts } from './reasons.ts';
import { type Roles, pickRoles } from './roles.ts';
import { type Skill, countsSpins } from '../moves/skill.ts';

/**
 * What is shown of the judged places: `judged` best first, `count` of them at most, and what to warn of. Places with a
 * role go before others; a single one is the best and has no company to differ from.
 */
export function presentCandidates(
  judged: readonly Judged[],
  skill: Skill,
  count = Infinity,
): Pick<Suggestion, 'candidates' | 'notHere'> {
  const [best] = judged;
  if (!best) return { candidates: [], notHere: null };
  const places = withoutDoubles(judged);
  const roles: Roles = count === 1 ? new Map([[best, 'best']]) : pickRoles(best.option.before, places);
  const notHere = places.find((one) => roles.get(one) === 'notHere');
  if (notHere) roles.delete(notHere);
  const ranked = [...places.filter((one) => roles.has(one)), ...places.filter((one) => !roles.has(one))];
  const chosen = new Set(ranked.slice(0, count));
  const alive = places.filter(({ option }) => !option.result.toppedOut);
  const onlySafe = alive.length === 1;
  const fewest = Math.min(...alive.map(({ option }) => option.result.holesAdded));
  const finesseOf = finesseFinder();
  const make = (one: Judged, role: Role | null) =>
    makeCandidate(one, { skill, onlySafe, fewest, role, finesse: finesseOf(one.option) });
  return {
    candidates: places.filter((one) => chosen.has(one)).map((one) => make(one, roles.get(one) ?? null)),
    notHere: notHere ? make(notHere, 'notHere') : null,
  };
}

/** Each set of cells once for each piece: spin classes that are worth less are left out. */
function withoutDoubles(judged: readonly Judged[]): Judged[] {
  const seen = new Set<string>();
  return judged.filter(({ option }) => {
    const key = `${option.choice.piece} ${cellsKey(option.cells)}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** One walk for all options that start alike. */
function finesseFinder(): (option: Option) => FinesseInput[] {
  const walks = new Map<Location, InputsTo<FinesseInput>>();
  return ({ start, before, keyRules, cells, placement, choice }) => {
    const walk = walks.get(start) ?? findAllFinesse(before, start, keyRules);
    walks.set(start, walk);
    const keys = walk(cells, placement.spin) ?? walk(cells) ?? [];
    return choice.useHold ? ['hold', ...keys] : keys;
  };
}

interface Presented {
  skill: Skill;
  onlySafe: boolean;
  /** New holes that any place leaves that keeps the game going, at least. */
  fewest: number;
  role: Role | null;
  finesse: FinesseInput[];
}

function makeCandidate(
  { option, verdict }: Judged,
  { skill, onlySafe, fewest, role, finesse }: Presented,
): Candidate {
  const { placement, cells, inputs, keyRules, before, after, result, choice } = option;
  const { useHold } = choice;
  const facts = findFacts({
    before,
    cells,
    spin: placement.spin,
    after,
    result,
    useHold,
    onlySafe: onlySafe && !result.toppedOut,
    fewestHoles: result.holesAdded <= fewest,
    next: verdict.plan[0]?.location ?? null,
    knowsSpins: countsSpins(skill, keyRules.kickRules ?? 'srs'),
  });
  return {
    placement,
    cells,
    useHold,
    inputs,
    finesse,
    role,
    result,
    score: verdict.score,
    plan: verdict.plan,
    reasons: facts.map(describe),
    facts,
  };
}
