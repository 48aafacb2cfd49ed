import { exchange, type HowToAsk, type Question } from './exchange.ts'

type Envelope = { message?: string; code?: string; data?: unknown }
export type Reply = { status: number; envelope: Envelope; retryAfter: string | undefined }

/** Calls the API by path, and returns its envelope, with any status. */
export async function ask(address: string, question: Question, how?: HowToAsk): Promise<Reply> {
  const { status, headers, text } = await exchange(address, question, how)
  return { status, envelope: envelopeIn(text()), retryAfter: headers['retry-after'] }
}

/** The data of a success. Throws the status and the code of anything else, as `409 SLOT_TAKEN`. */
export async function dataOf<T>(address: string, question: Question, how?: HowToAsk): Promise<T> {
  const { status, envelope } = await ask(address, question, how)
  if (status >= 300) throw new Error(`${status} ${envelope.code ?? ''}`.trim())
  return envelope.data as T
}

/** What is not JSON comes from something in between; its first words are shown. */
function envelopeIn(text: string): Envelope {
  try {
    return JSON.parse(text) as Envelope
  } catch {
    return {
      message: text
        .replace(/<[^>]*>|\s+/g, ' ')
        .trim()
        .slice(0, 80),
    }
  }
}
