import type { Config } from '../config.ts'
import { checkDataKey } from '../db/data-key.store.ts'
import { connect } from '../db/db.ts'
import { openKeyring } from '../db/keyring.ts'
import { isPlainLeft } from '../db/plain.ts'
import { sealPlain } from '../db/reseal.store.ts'
import { makeSeal } from '../db/seal.ts'

/** Refuses a key that does not belong to the database, and encrypts what is left of an earlier version. */
export async function prepareData({ databaseUrl, dataDir, dataKey, clock }: Config): Promise<void> {
  const db = connect(databaseUrl, 1)
  try {
    const ring = openKeyring(dataDir, dataKey)
    await checkDataKey(db, ring, clock())
    await sealPlain(db, makeSeal(ring))
  } finally {
    await db.close()
  }
}

/**
 * Encrypts what an earlier version stored readable, as the owner of the tables, where the service may not. Opens the keys only
 * if there is something to encrypt: the account of the owner need not read the key file.
 */
export async function prepareAsOwner({ ownerUrl, ...config }: Config): Promise<void> {
  const db = connect(ownerUrl, 1)
  const isLeft = await isPlainLeft(db).finally(() => db.close())
  if (isLeft) await prepareData({ ...config, ownerUrl, databaseUrl: ownerUrl })
}
