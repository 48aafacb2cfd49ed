import type { TransRenderProps } from '@lingui/react'
import { isValidElement, type ReactNode } from 'react'

const wordsOf = (node: ReactNode): string => {
  if (Array.isArray(node)) return node.map(wordsOf).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return wordsOf(node.props.children)
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}

/**
 * Every sentence of a catalogue stands in an element of its own. The translator of a browser takes texts out of the document,
 * and React cannot remove a text that is gone, nor insert anything before it. A sentence with elements in it is made again when
 * its words change: its texts stand beside them.
 */
export const Sentence = ({ children }: TransRenderProps) => (
  <span key={typeof children === 'string' ? undefined : wordsOf(children)}>{children}</span>
)
