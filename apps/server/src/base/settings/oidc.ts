import { readTable, SettingError, setting } from './settings.ts'
import { domains, issuer, matching, secret } from './values.ts'

/** The settings of one provider of OIDC_PROVIDERS: `OIDC_KAMPUS_ISSUER` and so on. What each means: docs/sso.md. */
export const penyediaSettings = {
  ISSUER: setting(null, 'alamat yang diawali https://, misalnya https://sso.kampus.example/realms/kampus', issuer),
  CLIENT_ID: setting(null, 'nama klien tanpa spasi', matching(/^[\x21-\x7e]{1,200}$/)),
  CLIENT_SECRET: setting(null, 'kata rahasia tanpa spasi, paling sedikit 16 karakter', secret),
  LABEL: setting(null, 'nama yang dibaca orang, paling banyak 40 karakter', matching(/^.{1,40}$/u)),
  EMAIL_DOMAINS: setting(null, 'domain seperti kampus.example,mhs.kampus.example', domains),
  LEVEL_CLAIM: setting(null, 'nama klaim seperti jabatan', matching(/^[\w.:/-]{1,200}$/)),
}

const REQUIRED = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'LABEL', 'EMAIL_DOMAINS'] as const

/** Reads the settings of these providers. Throws a `SettingError` for a wrong or missing one, and for one that no provider reads. */
export function readPenyedia(environment: Record<string, string | undefined>, kodes: readonly string[]) {
  const prefixOf = (kode: string) => `OIDC_${kode.toUpperCase()}_`
  const known = new Set(kodes.flatMap((kode) => Object.keys(penyediaSettings).map((name) => prefixOf(kode) + name)))
  const stray = Object.keys(environment).find((name) => /^OIDC_(?!PROVIDERS$)/.test(name) && !known.has(name))
  if (stray) throw new SettingError(`Pengaturan ${stray} tidak dikenal: periksa ejaannya dan OIDC_PROVIDERS.`)
  return kodes.map((kode) => {
    const values = readTable(penyediaSettings, environment, prefixOf(kode))
    const missing = REQUIRED.filter((name) => values[name] === null).map((name) => prefixOf(kode) + name)
    if (missing.length > 0)
      throw new SettingError(`Pengaturan ${missing.join(', ')} belum diisi: OIDC_PROVIDERS menyebut ${kode}.`)
    return {
      kode,
      issuer: values.ISSUER as string,
      clientId: values.CLIENT_ID as string,
      clientSecret: values.CLIENT_SECRET as string,
      label: values.LABEL as string,
      domains: values.EMAIL_DOMAINS as string[],
      levelClaim: values.LEVEL_CLAIM,
    }
  })
}
