declare module 'glicko2' {
  /** Kept by a `Glicko2`; figures are on the scale of Glicko, 1500 in its middle. */
  export interface Player {
    getRating(): number;
    setRating(rating: number): void;
    getRd(): number;
    setRd(deviation: number): void;
    getVol(): number;
    setVol(volatility: number): void;
    addResult(opponent: Player, outcome: number): void;
    update_rank(): void;
  }

  export class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number });
    makePlayer(rating: number, deviation: number, volatility: number): Player;
    cleanPreviousMatches(): void;
    /** The chance that the first one wins. */
    predict(player: Player, opponent: Player): number;
    /** `matches`: both players, and 1 where the first one wins, 0 where it loses, between them else. */
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void;
  }

  const glicko2: { Glicko2: typeof Glicko2 };
  export default glicko2;
}
