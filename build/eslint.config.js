import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

/** A verb alone is found hundreds of times, and says of nothing what it does. */
const vagueName = {
  selector:
    'MethodDefinition > :matches(Identifier, PrivateIdentifier).key[name=/^(look|say|see|take|tell)$/]',
  message: 'Say what it does: followReading, nextPuzzle, not see or take alone.',
};

export default defineConfig(
  { ignores: ['out/**', 'release/**', 'coverage/**', '.svelte-check/**'] },
  ts.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    extends: [svelte.configs.recommended],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  {
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 16],
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['electron/**', 'renderer/**', 'engine/**'],
    rules: { 'no-restricted-syntax': ['error', vagueName] },
  },
  {
    files: ['vision/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        vagueName,
        {
          // A half is no measure: it rounds, and finds middles.
          selector: ':function Literal[raw=/^[0-9_]*[.][0-9]|^[0-9.]+e-/]:not([value=0.5])',
          message: 'Name the number beside the function, with its unit and reason.',
        },
      ],
    },
  },
  {
    files: ['test/**', 'build/**'],
    rules: { 'max-lines-per-function': 'off', 'no-console': 'off' },
  },
  {
    // Loaded with -r.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Numbers that `npm run fit` and `npm run fit:detector` write.
    files: ['vision/locating/weights.ts', 'vision/detect/weights.ts'],
    rules: { 'max-lines': 'off' },
  },
);
