import { type Clause, sectionOf } from './clauses.ts'

/** The sections of the specification that say what the product does. */
export const sections: Record<number, string> = {
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
}

const cell = (text: string) => text.replaceAll('|', '\\|')

function rowOf({ id, text, shown = [], later }: Clause): string {
  const tests = shown.map(({ file, test }) => `[${file.split('/').at(-1)}](../${file}): ${cell(test)}`)
  return `| ${id} | ${cell(text)} | ${later ? `*Later.* ${cell(later)}` : tests.join('<br>')} |`
}

/** The map as Markdown: each clause with the tests that show it. */
export function renderMap(clauses: Clause[]): string {
  const later = clauses.filter((clause) => clause.later)
  const parts = Object.entries(sections).map(([number, title]) => {
    const rows = clauses.filter((clause) => sectionOf(clause) === Number(number)).map(rowOf)
    return `## ${number}. ${title}\n\n| § | clause | shown by |\n|---|---|---|\n${rows.join('\n')}\n`
  })
  const head = [
    '# The specification, clause by clause, and the tests that show it',
    'Written by `npm run spec:map` from [spec-clauses.json](spec-clauses.json); a test fails when a named test is gone or this page is stale.',
    `${clauses.length} clauses: ${clauses.length - later.length} shown, ${later.length} left for later.`,
  ]
  return `${[...head, ...parts].join('\n\n').trimEnd()}\n`
}
