/** The check digit of Luhn, which finds a wrong digit and two neighbours that were exchanged. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/**
 * The number of a patient's medical record, for ever: `RM-`, the number of the account in eight digits or more, and a check digit. It stays when the
 * account is erased.
 */
export function nomorRekam(user_id: number): string {
  const digits = String(user_id).padStart(8, '0')
  return `RM-${digits}-${checkDigit(digits)}`
}

/** The account of a typed number: of a record, with its check digit, or of an account alone; null where it is neither. */
export function bacaNomorRekam(text: string): number | null {
  const typed = text.trim()
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed)
  const [, digits = '', digit] = /^RM-?(\d{8,10})-?(\d)$/i.exec(typed) ?? []
  return digits && checkDigit(digits) === Number(digit) && Number(digits) > 0 ? Number(digits) : null
}
