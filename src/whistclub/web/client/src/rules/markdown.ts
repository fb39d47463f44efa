/* The rules pages as blocks to draw: they use headings, paragraphs, numbered lines, bold and code, and nothing else. */

export interface Span {
  readonly text: string;
  readonly kind: 'plain' | 'bold' | 'code';
}

export interface Block {
  readonly kind: 'title' | 'heading' | 'text' | 'line' | 'table';
  /** The id of a rule line: M4. */
  readonly id: string;
  readonly spans: readonly Span[];
  readonly rows: readonly (readonly string[])[];
}

export function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), kind: 'bold' };
      if (part.startsWith('`')) return { text: part.slice(1, -1), kind: 'code' };
      return { text: part, kind: 'plain' };
    });
}

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  for (const line of markdown.split('\n')) {
    const rule = /^- \*\*([A-Z]\d+)\*\* (.*)$/.exec(line);
    if (rule) found.push({ kind: 'line', id: rule[1] ?? '', spans: spans(rule[2] ?? ''), rows: [] });
    else if (line.startsWith('## ')) found.push({ kind: 'heading', id: '', spans: spans(line.slice(3)), rows: [] });
    else if (line.startsWith('# ')) found.push({ kind: 'title', id: '', spans: spans(line.slice(2)), rows: [] });
    else if (line.startsWith('|')) row(found, line);
    else if (line.trim()) found.push({ kind: 'text', id: '', spans: spans(line.replace(/^- /, '')), rows: [] });
  }
  return found;
}

function row(found: Block[], line: string): void {
  const cells = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) return;
  const last = found.at(-1);
  if (last?.kind === 'table') found[found.length - 1] = { ...last, rows: [...last.rows, cells] };
  else found.push({ kind: 'table', id: '', spans: [], rows: [cells] });
}
