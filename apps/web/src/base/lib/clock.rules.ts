const TOLERATED_MS = 1_000

/**
 * How far a device's clock is behind the service's after a response, in milliseconds. The service's `sekarang` lies
 * somewhere between sending and receiving by the device's clock: a difference that this allows for stays, so that a
 * slow network does not make the time jump.
 */
export function behindAfter(answer: { sent: number; received: number; sekarang: number }, known: number): number {
  const [least, most] = [answer.sekarang - answer.received, answer.sekarang - answer.sent]
  if (known >= least - TOLERATED_MS && known <= most + TOLERATED_MS) return known
  return Math.round((least + most) / 2)
}
