/** What is declared of a channel, once for each direction, and how a message is checked against it. */
import * as v from 'valibot';
import type { PageKind } from '../pages.ts';

declare const type: unique symbol;

/** Stands for data that the main process itself makes: it has a type, and needs no check. */
export interface Made<T> {
  readonly [type]?: T;
}

export const made = <T>(): Made<T> => ({});

/** Page -> main, with an answer. */
export interface RequestForm<Ask = unknown, Answer = unknown> {
  readonly from: readonly PageKind[];
  readonly ask: v.GenericSchema<unknown, Ask>;
  readonly answer: Made<Answer>;
}

/** Page -> main, without an answer. */
export interface ReportForm<Report = unknown> {
  readonly from: readonly PageKind[];
  readonly report: v.GenericSchema<unknown, Report>;
}

/** Main -> pages, without an answer. */
export interface NoticeForm<Notice = unknown> {
  readonly to: readonly PageKind[];
  readonly notice: Made<Notice>;
}

export type OutputOf<Schema> = Schema extends v.GenericSchema<unknown, infer Output> ? Output : never;
export type MadeOf<Marker> = Marker extends Made<infer T> ? T : never;

/** The message itself where it has the form of its channel; throws one line that names the place otherwise. */
export function parse<T>(schema: v.GenericSchema<unknown, T>, channel: string, message: unknown): T {
  const result = v.safeParse(schema, message);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(shownLine(`${channel}: ${v.getDotPath(issue) ?? 'message'}: ${issue.message}`));
}

/** The words of a message may come back in its refusal, which is logged: one line, and not a long one. */
const shownLine = (line: string): string => line.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?').slice(0, 300);
