import { parseArgs } from 'node:util'
import { UserBaru } from '@sehati/contract/people/auth.schema'
import { connect } from '../base/db/db.ts'
import { updatePengaturan } from '../clinic/pengaturan/pengaturan.store.ts'
import { refuseCommonPassword } from '../people/auth/common-password.ts'
import { hashPassword } from '../people/auth/password.ts'
import { hasAdmin, insertUserTanpaNomor } from '../people/user/user.store.ts'
import { insertPeristiwaAdmin } from '../record/peristiwa/peristiwa.store.ts'
import { finish } from './finish.ts'

/**
 * Makes an admin: `npm run admin:create -- --name … --email …`, the password on standard input or in ADMIN_PASSWORD. The
 * first admin of a production system turns strict privacy on; a later one leaves it unchanged.
 */
await finish(async (config) => {
  const { values } = parseArgs({ options: { name: { type: 'string' }, email: { type: 'string' } } })
  const person = UserBaru.safeParse({
    ...values,
    password_hash: process.env.ADMIN_PASSWORD ?? (await readLine()),
    level_id: 1,
  })
  if (!person.success)
    throw new Error(person.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  const db = connect(config.databaseUrl, 1)
  try {
    const password_hash = await hashPassword(person.data.password_hash)
    return await db.transaction(async (tx) => {
      const turnsOn = config.production && !(await hasAdmin(tx))
      if (turnsOn) await updatePengaturan(tx, { privasi_ketat: true })
      await refuseCommonPassword(tx, 'password_hash', person.data.password_hash)
      const user_id = await insertUserTanpaNomor(
        tx,
        { ...person.data, level_id: 1, password_hash, email_terverifikasi: true },
        config.clock(),
      )
      await insertPeristiwaAdmin(tx, { jenis: 'admin_baru', tentang: user_id }, config.clock())
      return `admin ${user_id} created${turnsOn ? '; strict privacy (privasi_ketat) is on, see docs/configuration.md' : ''}`
    })
  } finally {
    await db.close()
  }
})

async function readLine(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Password (at least 8 characters): ')
  let text = ''
  for await (const chunk of process.stdin) {
    text += chunk
    if (text.includes('\n')) break
  }
  return text.split('\n')[0] as string
}
