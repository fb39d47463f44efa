/*
 * Which modules lie together in one file of the build. By itself the bundler makes a file for each set of pages that
 * share some module, which for a table are twenty-six. Here small ones are laid together where a request saved is worth
 * more than what a page then fetches and does not use. Pure.
 */

import type { Rolldown } from 'vite';

export interface Module {
  /** The modules that it needs at once. */
  readonly imports: readonly string[];
  /** Those that it fetches later: the pages. */
  readonly fetches: readonly string[];
  readonly bytes: number;
}
export type Graph = ReadonlyMap<string, Module>;

/** Modules that come together, and the pages that need them. */
interface Part {
  readonly pages: ReadonlySet<string>;
  readonly modules: readonly string[];
  readonly bytes: number;
}

/** So many bytes of source, some fifth of which go over the network, are worth a request. */
const REQUEST_BYTES = 6_000;
const FIRST = 'first';
/** Everybody comes to the first page and to a table, and often: these count as so many other pages. */
const OFTEN = /\/(index\.html|table\/Table\.svelte)$/;
const TIMES = 4;

/** The name of the file of each module; a module without one comes with whichever page needs it alone. */
export function filesOf(graph: Graph, main: string): ReadonlyMap<string, string> {
  const first = needed(graph, main);
  const pages = [...new Set([...graph.values()].flatMap(({ fetches }) => fetches))].filter((page) => !first.has(page));
  const users = new Map<string, Set<string>>();
  for (const page of pages) {
    const known = knownBefore(graph, page, pages, first);
    for (const module of needed(graph, page)) {
      if (known.has(module)) continue;
      // A page that others need too stays a file of its own, which is fetched by its name.
      users.set(module, (users.get(module) ?? new Set()).add(pages.includes(module) ? module : page));
    }
  }
  const parts = merged(graph, [
    { pages: new Set([main, ...pages]), ...holding(graph, [...first]) },
    ...partsOf(graph, users),
  ]);
  return named(parts, main);
}

/** A module and all that it needs at once. */
function needed(graph: Graph, from: string): ReadonlySet<string> {
  const found = new Set([from]);
  for (const one of found) for (const other of graph.get(one)?.imports ?? []) found.add(other);
  return found;
}

/** What is there whenever this page is fetched: what is needed by the first page, and by all pages that fetch it. */
function knownBefore(
  graph: Graph,
  page: string,
  pages: readonly string[],
  first: ReadonlySet<string>,
): ReadonlySet<string> {
  const fetchesIt = (one: string): boolean => graph.get(one)?.fetches.includes(page) ?? false;
  if ([...first].some(fetchesIt)) return first;
  const by = pages.map((one) => needed(graph, one)).filter((modules) => [...modules].some(fetchesIt));
  const common = [...(by[0] ?? [])].filter((module) => by.every((modules) => modules.has(module)));
  return new Set([...first, ...common]);
}

const holding = (graph: Graph, modules: readonly string[]): Pick<Part, 'modules' | 'bytes'> => ({
  modules,
  bytes: modules.reduce((sum, module) => sum + (graph.get(module)?.bytes ?? 0), 0),
});

/** Modules that the same pages need, together. */
function partsOf(graph: Graph, users: ReadonlyMap<string, ReadonlySet<string>>): Part[] {
  const together = new Map<string, { pages: ReadonlySet<string>; modules: string[] }>();
  for (const [module, pages] of users) {
    const key = [...pages].sort().join(' ');
    const part = together.get(key) ?? { pages, modules: [] };
    part.modules.push(module);
    together.set(key, part);
  }
  return [...together.values()].map(({ pages, modules }) => ({ pages, ...holding(graph, modules) }));
}

/** The parts, laid together as long as that is worth it. */
function merged(graph: Graph, parts: readonly Part[]): readonly Part[] {
  let left = [...parts];
  for (;;) {
    const pairs = left.flatMap((one, i) => left.slice(i + 1).map((other) => [one, other] as const));
    const worth = pairs.map((pair) => [gain(...pair), pair] as const).filter(([bytes]) => bytes > 0);
    worth.sort(([one], [other]) => other - one);
    const best = worth.find(([, [one, other]]) => !isCircular(graph, left, one, other));
    if (!best) return left;
    const [, [one, other]] = best;
    const pages = new Set([...one.pages, ...other.pages]);
    left = [
      { pages, modules: [...one.modules, ...other.modules], bytes: one.bytes + other.bytes },
      ...left.filter((part) => part !== one && part !== other),
    ];
  }
}

/** The bytes that two parts are worth together: a request less for pages of both, more to fetch for pages of one. */
function gain(one: Part, other: Part): number {
  if (one.pages.size === 1 || other.pages.size === 1) return 0;
  const both = visits([...one.pages].filter((page) => other.pages.has(page)));
  return both * REQUEST_BYTES - (visits(one.pages) - both) * other.bytes - (visits(other.pages) - both) * one.bytes;
}

const visits = (pages: Iterable<string>): number =>
  [...pages].reduce((sum, page) => sum + (OFTEN.test(page) ? TIMES : 1), 0);

/** True if of two parts laid together one would need a third that needs the other. */
function isCircular(graph: Graph, parts: readonly Part[], one: Part, other: Part): boolean {
  const partOf = new Map(parts.flatMap((part) => part.modules.map((module) => [module, part] as const)));
  const next = (part: Part): Part[] =>
    part.modules.flatMap((module) => graph.get(module)?.imports ?? []).flatMap((module) => partOf.get(module) ?? []);
  const found = new Set([...next(one), ...next(other)].filter((part) => part !== one && part !== other));
  for (const part of found) for (const further of next(part)) found.add(further);
  return found.has(one) || found.has(other);
}

/** The part of the first page is called `first`, the others are counted; one of a single page needs no name. */
function named(parts: readonly Part[], main: string): ReadonlyMap<string, string> {
  let count = 0;
  const files = parts
    .filter(({ pages }) => pages.size > 1)
    .map(({ modules }) => [modules.includes(main) ? FIRST : `shared-${++count}`, modules] as const);
  return new Map(files.flatMap(([name, modules]) => modules.map((module) => [module, name] as const)));
}

/** The group that gives each module of the build its file; `main` is the id of the document. */
export function chunks(main: string): Rolldown.CodeSplittingGroup {
  let files: ReadonlyMap<string, string> | null = null;
  return {
    // Each module has a file of its own right: those that need it come from their own.
    includeDependenciesRecursively: false,
    name: (id, build) => {
      files ??= filesOf(
        graphFrom(main, (one) => build.getModuleInfo(one)),
        main,
      );
      return files.get(id);
    },
  };
}

function graphFrom(main: string, infoOf: (id: string) => Rolldown.ModuleInfo | null): Graph {
  const found = new Map<string, Module>();
  const waiting = [main];
  for (const id of waiting) {
    const info = infoOf(id);
    if (!info || found.has(id)) continue;
    const { importedIds: imports, dynamicallyImportedIds: fetches, code } = info;
    found.set(id, { imports: [...imports], fetches: [...fetches], bytes: code?.length ?? 0 });
    waiting.push(...imports, ...fetches);
  }
  return found;
}
