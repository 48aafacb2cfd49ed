/** Tokens of mails, each by its name. */
export const rahasia = {
  berhenti: () => 'token-berhenti',
  tautan: (tujuan: string) => `untuk-${tujuan}`,
  tawaran: null,
  reset: 'token-reset',
  hapus: 'token-hapus',
  undangan: 'token-undangan',
  email: 'token-email',
}
