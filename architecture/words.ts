const refused = /\b(whoever|nobody|somebody|anybody|everybody|whatever|wherever)\b/i

const isComment = (file: string, line: string) =>
  file.endsWith('.sql') ? /(^|\s)--\s/.test(line) : /^\s*(\/\*|\*|\/\/)|(?<![:'"`])\/\/ /.test(line)
/** A line that starts a test or a group, or the title below a table of cases. */
const isTitle = (line: string) => /\b(test|describe)\b[\w.]*\(|\)\(['"`]|^\s*['"`].*['"`],$/.test(line)

/** The lines of a source file whose comment or test title has a word that the word list of CONTRIBUTING.md refuses. */
export const refusedWords = (file: string, body: string): string[] =>
  body.split('\n').flatMap((line, at) => {
    const isChecked = isComment(file, line) || (/\.(test|e2e)\.tsx?$/.test(file) && isTitle(line))
    return isChecked && refused.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []
  })
