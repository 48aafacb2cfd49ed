import { checkDataKey } from '../base/db/data-key.store.ts'
import { connect, type Db } from '../base/db/db.ts'
import { openKeyring } from '../base/db/keyring.ts'
import { SettingError } from '../base/settings/settings.ts'
import type { Config } from '../config.ts'
import { demoDomains } from '../demo/people.ts'
import { countAktifOf } from '../people/user/user.store.ts'

/** Refuses a key that does not belong to the database, and in production a database with demo accounts. */
export async function prepareData({ databaseUrl, dataDir, dataKey, clock, production }: Config): Promise<void> {
  const db = connect(databaseUrl, 1)
  try {
    if (production) await refuseDemo(db)
    await checkDataKey(db, openKeyring(dataDir, dataKey), clock())
  } finally {
    await db.close()
  }
}

/** The password of the demo accounts stands in the README. */
async function refuseDemo(db: Db): Promise<void> {
  const jumlah = await countAktifOf(db, demoDomains)
  if (jumlah > 0)
    throw new SettingError(
      `Basis data ini memiliki ${jumlah} akun contoh yang aktif (@${demoDomains.join(', @')}), dan password-nya diketahui umum: produksi tidak berjalan dengannya. Pakai basis data baru (docs/install.md), atau nonaktifkan akun itu.`,
    )
}
