/**
 * The `password_hash` of an account that has no password yet. No password matches it. The database knows it too: it
 * refuses an invitation of any other account.
 */
export const NO_PASSWORD = '$argon2id$belum-ada'
