import { type NodePath, parseSync, types as t, traverse } from '@babel/core'

/** A text beside other nodes, or a component that puts what it is given beside other nodes. */
export type LooseTexts = { texts: string[]; slots: Map<string, Set<string>> }

/** Sentences of a catalogue come in an element of their own (base/ui/sentence.tsx). */
const isSentence = (node: t.Node) => t.isJSXElement(node) && /^(Trans|Plural|Select)/.test(tagOf(node))

const tagOf = ({ openingElement: { name } }: t.JSXElement): string => (t.isJSXIdentifier(name) ? name.name : '')

/** Whether an expression gives elements: JSX is in it, or a name that stands for JSX. */
function givesElements(node: t.Node, names: Set<string>): boolean {
  if (t.isJSXElement(node) || t.isJSXFragment(node)) return true
  if (t.isIdentifier(node)) return names.has(node.name)
  if (t.isMemberExpression(node)) return givesElements(node.property, names)
  if (!t.isCallExpression(node) && !t.isOptionalCallExpression(node)) return false
  return givesElements(node.callee, names) || node.arguments.some((part) => hasElements(part, names))
}

function hasElements(node: t.Node, names = new Set<string>()): boolean {
  let found = false
  t.traverseFast(node, (part) => {
    found ||= t.isJSXElement(part) || t.isJSXFragment(part) || (t.isCallExpression(part) && givesElements(part, names))
  })
  return found
}

/** The names in a file that stand for elements: what is typed as `ReactNode`, what JSX is assigned to, functions that return it. */
function namesOfElements(file: t.Node, source: string): Set<string> {
  const names = new Set<string>(['children'])
  t.traverseFast(file, (node) => {
    if (t.isTSPropertySignature(node) && t.isIdentifier(node.key) && node.typeAnnotation)
      if (/React(Node|Element)/.test(source.slice(node.typeAnnotation.start ?? 0, node.typeAnnotation.end ?? 0)))
        names.add(node.key.name)
    if (t.isVariableDeclarator(node) && t.isIdentifier(node.id) && node.init && hasElements(node.init))
      names.add(node.id.name)
    if (t.isFunctionDeclaration(node) && node.id && hasElements(node)) names.add(node.id.name)
  })
  return names
}

/** Blank text is not translated. */
const isBlank = (node: t.Node): boolean =>
  (t.isJSXText(node) && node.value.trim() === '') ||
  (t.isJSXExpressionContainer(node) &&
    (t.isJSXEmptyExpression(node.expression) || (t.isStringLiteral(node.expression) && isSpace(node.expression.value))))
const isSpace = (text: string) => text.trim() === ''

/** Whether a child of an element can be a text. */
function isText(node: t.Node, names: Set<string>): boolean {
  if (t.isJSXText(node)) return true
  if (t.isJSXExpressionContainer(node)) return isText(node.expression, names)
  if (t.isJSXFragment(node)) return node.children.some((child) => !isBlank(child) && isText(child, names))
  if (t.isNullLiteral(node) || t.isBooleanLiteral(node)) return false
  if (t.isConditionalExpression(node)) return isText(node.consequent, names) || isText(node.alternate, names)
  if (t.isLogicalExpression(node))
    return isText(node.right, names) || (node.operator !== '&&' && isText(node.left, names))
  return !givesElements(node, names)
}

const slotIn = (node: t.Node, names: Set<string>): string | null =>
  t.isJSXExpressionContainer(node) && t.isIdentifier(node.expression) && names.has(node.expression.name)
    ? node.expression.name
    : null

function componentOf(path: NodePath): string {
  const owner = path.findParent(
    ({ node, parent }) => (t.isFunctionDeclaration(node) || t.isVariableDeclarator(node)) && !t.isBlock(parent),
  )?.node
  return t.isFunctionDeclaration(owner) || t.isVariableDeclarator(owner) ? ((owner.id as t.Identifier)?.name ?? '') : ''
}

const parse = (source: string) =>
  parseSync(source, {
    parserOpts: { plugins: ['typescript', 'jsx'] },
    configFile: false,
    babelrc: false,
  }) as t.File

/** The texts of a source file that are not the only child of their element, each with its line. */
export function looseTexts(source: string): LooseTexts {
  const file = parse(source)
  const names = namesOfElements(file, source)
  const found: LooseTexts = { texts: [], slots: new Map() }
  traverse(file, {
    'JSXElement|JSXFragment'(path: NodePath) {
      const node = path.node as t.JSXElement | t.JSXFragment
      if (isSentence(node)) return path.skip()
      const children = node.children.filter((child) => !isBlank(child))
      const isShared = children.length > 1 || t.isJSXFragment(node)
      if (!isShared) return
      for (const child of children) {
        if (isText(child, names))
          found.texts.push(`${child.loc?.start.line}: ${source.slice(child.start ?? 0, child.end ?? 0)}`)
        const slot = slotIn(child, names)
        const component = slot && componentOf(path)
        if (component) found.slots.set(component, (found.slots.get(component) ?? new Set()).add(slot))
      }
    },
  })
  return found
}

/** The texts that a source file gives to a component which puts them beside other nodes (`slots`), each with its line. */
export function textsInSlots(source: string, slots: LooseTexts['slots']): string[] {
  const file = parse(source)
  const names = namesOfElements(file, source)
  const found: string[] = []
  const note = (node: t.Node) => found.push(`${node.loc?.start.line}: ${source.slice(node.start ?? 0, node.end ?? 0)}`)
  t.traverseFast(file, (node) => {
    const taken = t.isJSXElement(node) ? slots.get(tagOf(node)) : undefined
    if (!t.isJSXElement(node) || !taken) return
    if (taken.has('children'))
      for (const child of node.children) if (!isBlank(child) && isText(child, names)) note(child)
    for (const attribute of node.openingElement.attributes)
      if (t.isJSXAttribute(attribute) && attribute.value && taken.has(String(attribute.name.name)))
        if (t.isStringLiteral(attribute.value) || isText(attribute.value, names)) note(attribute)
  })
  return found
}
