import { Refusal } from '../bootstrap/refusal.mjs'

/** The message for an operator: the reason alone where an operator can do something about it. */
export function explain(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'Stopped; nothing was changed.'
  const { message, code, stack, path } = error as NodeJS.ErrnoException
  if (error instanceof Refusal) return message
  if (code === 'ENOSPC' || code === '53100')
    return `The disk is full${path ? ` (${path})` : ''}. Nothing was kept of this attempt.`
  if (code === 'EACCES' || code === 'ENOENT' || code?.startsWith('ERR_PARSE_ARGS')) return message
  return stack ?? message
}
