import { zodResolver as plainResolver } from '@hookform/resolvers/zod'
import { say } from './say.ts'

type Node = { [key: string]: unknown; message?: unknown }

/** Puts every message among nested field errors into the page's language. */
function speak(node: Node): void {
  if (typeof node.message === 'string') node.message = say(node.message)
  for (const [key, inner] of Object.entries(node)) {
    if (key !== 'ref' && typeof inner === 'object' && inner !== null) speak(inner as Node)
  }
}

/** The library's resolver, whose messages a person reads in the page's language. Every form takes it from here. */
export const zodResolver = ((...args: Parameters<typeof plainResolver>) => {
  const resolve = plainResolver(...args)
  return async (...values: Parameters<typeof resolve>) => {
    const result = await resolve(...values)
    speak(result.errors as Node)
    return result
  }
}) as typeof plainResolver
