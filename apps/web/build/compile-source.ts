import { type PluginObj, types as t } from '@babel/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'

const textOf = (object: t.ObjectExpression, name: string): t.ObjectProperty | undefined =>
  object.properties.find(
    (property): property is t.ObjectProperty =>
      t.isObjectProperty(property) && t.isIdentifier(property.key, { name }) && t.isStringLiteral(property.value),
  )

/**
 * Compiles, after the macros, the Indonesian sentence in every message as catalogues are compiled. So Indonesian needs
 * neither a catalogue nor a parser of messages in the browser.
 */
export const compileSource = (): PluginObj => ({
  name: 'sehati:compile-source',
  visitor: {
    Program: {
      // Plainly over the nodes: a traversal with scopes would take as long as the macros themselves.
      exit: ({ node: program }) =>
        t.traverseFast(program, (node) => {
          if (!t.isObjectExpression(node)) return
          const message = textOf(node, 'message')
          const isMessage = node.leadingComments?.some(({ value }) => value.trim().endsWith('i18n'))
          if (!isMessage || !message) return
          message.value = t.valueToNode(compileMessage((message.value as t.StringLiteral).value))
        }),
    },
  },
})
