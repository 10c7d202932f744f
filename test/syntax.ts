/** The syntax trees of sources, for tests of what is written in them. */
import { readFileSync } from 'node:fs';
import { parseAst, type ESTree } from 'vite';

export type Node = ESTree.Node;

export const treeOf = (file: string): Node => parseAst(readFileSync(file, 'utf8'), { lang: 'ts' });

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** The nodes right below one. */
export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
