/** @typedef {'id' | 'en'} Language  What `npm start` says is Indonesian, what only developers read is English. */
/** @typedef {ReturnType<typeof createSteps>} Steps */

const SIGN_OF_LIFE_MS = 15_000

/** @type {Record<Language, { unit: string, mark: string }>} */
const inWords = { id: { unit: 'dtk', mark: ',' }, en: { unit: 's', mark: '.' } }

/**
 * Prints one line per step: what is being done while it lasts, then a tick and the seconds it took.
 * @param {Language} language
 */
export function createSteps(language, out = process.stdout) {
  const live = out.isTTY === true

  /**
   * @template T
   * @param {string} label
   * @param {() => T | Promise<T>} work
   * @param {(result: T) => string} done  The line's text once the outcome is known.
   * @returns {Promise<T>}
   */
  async function run(label, work, done = () => label) {
    const begin = performance.now()
    const show = () => out.write(live ? `\r\x1b[K  … ${label} (${whole(begin)})` : `  … ${label} (${whole(begin)})\n`)
    if (live) out.write(`  … ${label}`)
    const timer = setInterval(show, live ? 1000 : SIGN_OF_LIFE_MS)
    const end = (/** @type {string} */ sign, /** @type {string} */ text) =>
      out.write(`${live ? '\r\x1b[K' : ''}  ${sign} ${text} (${seconds(language, performance.now() - begin)})\n`)
    try {
      const result = await work()
      end('✓', done(result))
      return result
    } catch (error) {
      end('✗', label)
      throw error
    } finally {
      clearInterval(timer)
    }
  }

  const whole = (/** @type {number} */ begin) =>
    `${Math.round((performance.now() - begin) / 1000)} ${inWords[language].unit}`

  return { language, run, line: (text = '') => void out.write(`${text}\n`) }
}

/**
 * @param {Language} language
 * @param {number} milliseconds
 */
function seconds(language, milliseconds) {
  const { unit, mark } = inWords[language]
  return `${(milliseconds / 1000).toFixed(1).replace('.', mark)} ${unit}`
}
