import { type NodePath, parseSync, types as t, traverse } from '@babel/core'

/** Attributes and keys whose text a person reads. */
const spoken =
  /^(label|title|placeholder|alt|caption|hint|description|aria-label|judul|isi|kata|pendek|ya|tidak|keterangan|note|tanya|jawab)$/
/** Elements and calls that carry words to a catalogue. */
const wrapper = /^(Trans|Plural|Select|SelectOrdinal|plural|select|selectOrdinal|t|msg|say)$/
/** Calls whose text is for the machine. */
const quiet = /^(Error|TypeError|RegExp|matchMedia|querySelector|querySelectorAll|matches|split|cells)$/
/** What is called the same in both languages. */
const names = /^[\P{L}]*(WIB|BPJS|KB|MB|CSV|UTF|English|Bahasa Indonesia)?[\P{L}]*$/u

const hasWords = (text: string) => /\p{L}{2}/u.test(text) && !names.test(text)
/** Two words or more, the first with a capital: neither a class nor a path nor a key. */
const isSentence = (text: string) => /^\p{Lu}\S*\s.*\p{Ll}{2}/u.test(text) && hasWords(text)

const nameOf = (node: t.Node): string => {
  if (t.isIdentifier(node) || t.isJSXIdentifier(node)) return node.name
  if (t.isStringLiteral(node)) return node.value
  return t.isMemberExpression(node) ? nameOf(node.property) : ''
}

const isSettled = (path: NodePath): boolean =>
  path.findParent(({ node }) => {
    if (t.isJSXElement(node)) return wrapper.test(nameOf(node.openingElement.name))
    if (t.isTaggedTemplateExpression(node)) return wrapper.test(nameOf(node.tag))
    const isCall = t.isCallExpression(node) || t.isNewExpression(node)
    return isCall ? wrapper.test(nameOf(node.callee)) || quiet.test(nameOf(node.callee)) : t.isTSType(node)
  }) !== null

/** Whether the text is the value of something that a person reads, perhaps behind a condition. */
function isSpoken(path: NodePath): boolean {
  const { parentPath } = path
  if (!parentPath) return false
  const { node } = parentPath
  if (t.isJSXAttribute(node)) return t.isJSXIdentifier(node.name) && spoken.test(node.name.name)
  if (t.isObjectProperty(node)) return path.key === 'value' && spoken.test(nameOf(node.key))
  if (t.isJSXExpressionContainer(node)) return t.isJSXElement(parentPath.parent) || isSpoken(parentPath)
  const isBehindCondition = t.isConditionalExpression(node) ? path.key !== 'test' : t.isLogicalExpression(node)
  return isBehindCondition && isSpoken(parentPath)
}

/** The words of a source file that are in no catalogue, each with its line: a heuristic with few false positives. */
export function bareWords(source: string): string[] {
  const found: string[] = []
  const parserOpts = { plugins: ['typescript' as const, 'jsx' as const] }
  const check = (path: NodePath, text: string) => {
    const isWord = t.isJSXText(path.node) || isSpoken(path) ? hasWords(text) : isSentence(text)
    if (isWord && !isSettled(path)) found.push(`${path.node.loc?.start.line}: ${text.trim()}`)
  }
  traverse(parseSync(source, { parserOpts, configFile: false, babelrc: false }) as t.File, {
    JSXText: (path) => check(path, path.node.value),
    StringLiteral: (path) => check(path, path.node.value),
    TemplateLiteral: (path) => check(path, path.node.quasis.map(({ value }) => value.raw).join('…')),
  })
  return found
}
