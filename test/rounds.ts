/** How many rounds a test by chance or against a slow twin has: `all` in `npm test`, `few` in `npm run test:fast`. */
export const rounds = (all: number, few: number): number => (import.meta.env.MODE === 'fast' ? few : all);
