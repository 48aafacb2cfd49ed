import type pg from 'pg'

/**
 * What opens an account, or follows it, without its password: sessions, tokens of devices, mailed links, calendar addresses,
 * browsers that get pushes, and screens of waiting rooms. A row after those that refer to it.
 */
export const waysIn = [
  'kiriman_push',
  'langganan_push',
  'auth_session',
  'perangkat_token',
  'tiket_kedua',
  'tantangan',
  'sso_mulai',
  'sso_tiket',
  'reset_password',
  'tautan_email',
  'ganti_email',
  'tautan_verifikasi',
  'tautan_undangan',
  'undangan',
  'kalender_langganan',
  'layar',
] as const

/**
 * Ends all of them in a restored database of the newest shape: which of them were ended since the backup is not known. Links that no table
 * stores carry the mark of an address, so every address gets another one; API keys are revoked, because the trail names them; webhooks are switched off until an admin has seen their receivers; mails on their way that would carry a link are removed.
 */
export async function endWaysIn(db: pg.ClientBase): Promise<void> {
  await db.query('begin')
  for (const table of waysIn) await db.query(`delete from ${table}`)
  await db.query(`
    delete from peristiwa where jenis in ('reset', 'email_konfirmasi', 'undangan');
    delete from surat where status = 'antre' and jenis in ('reset', 'email_konfirmasi', 'undangan');
    update kunci_api set dicabut = greatest(now(), dibuat) where dicabut is null;
    update webhook set aktif = false, mati_sejak = greatest(now(), dibuat), gagal_sejak = null where aktif;
    update users set alamat_tanda = 1 + floor(random() * 2147483646)::int;
    commit`)
}
