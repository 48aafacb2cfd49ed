import { generate } from 'otplib'
import type { Db } from '../src/base/db/db.ts'
import type { Seal } from '../src/base/db/seal.ts'
import { insertTiket, putKodeCadangan, putTotp, takeKode } from '../src/people/kedua/kedua.store.ts'
import { newTotp } from '../src/people/kedua/totp.ts'

/** The code that an authenticator app shows at this moment. */
export const codeAt = (rahasia: string, now: Date): Promise<string> =>
  generate({ secret: rahasia, epoch: Math.floor(now.getTime() / 1000) })

/** Second factors for tests, inserted by the stores of the product. */
export function makeSecondFactors({ db, seal, clock }: { db: Db; seal: Seal; clock: () => Date }) {
  const HALF_MINUTE = 30_000

  /** A secret that waits for its first code. */
  async function begun(user_id: number): Promise<string> {
    const { rahasia } = newTotp('orang@uji.test')
    await putTotp(db, seal, { user_id, rahasia }, new Date(clock().getTime() - 2 * HALF_MINUTE))
    return rahasia
  }

  /** One that was turned on a minute ago, and codes for emergencies. */
  async function enrolled(user_id: number): Promise<{ rahasia: string; cadangan: string[] }> {
    const rahasia = await begun(user_id)
    const then = new Date(clock().getTime() - 2 * HALF_MINUTE)
    if (!(await takeKode(db, seal, { user_id, kode: await codeAt(rahasia, then), first: true }, then)))
      throw new Error('the first code was refused')
    return { rahasia, cadangan: await putKodeCadangan(db, user_id) }
  }

  /** A login that waits for its second factor. */
  const ticket = (user_id: number): Promise<string> => insertTiket(db, user_id, clock())

  return { begun, enrolled, ticket }
}
