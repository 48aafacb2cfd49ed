import { checkSentence, type Sentence } from './isian.ts'
import { fieldTexts } from './texts.ts'

type Issue = { message: string; code?: string; maximum?: unknown; minimum?: unknown; origin?: string }

const codes = new Map(Object.entries(fieldTexts).map(([code, text]) => [text as string, code]))

/**
 * The code and the parameters of the sentence that zod has put into a finished issue. A schema names rows of `fieldTexts`
 * without places; a sentence with places is always made by `checkSentence`, from the same facts that the issue holds.
 */
export function issueSentence(issue: Issue): Sentence {
  const { message } = issue
  const code = codes.get(message)
  if (code) return { message, code }
  // A finished issue no longer holds its input, which was not empty: that sentence has no places.
  const made = checkSentence({ ...issue, input: message })
  return made.message === message ? made : { message }
}
