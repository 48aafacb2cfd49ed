/** A reason not to go on that a person can do something about: its message is shown as it is, without a stack. */
export class Refusal extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message)
    this.name = 'Refusal'
  }
}
