/**
 * What patients write in a request, by method and path: `didengar` is read for words of danger whether the request is accepted or
 * refused; `ditandai` only where it is refused, because the act itself marks what it stores (docs/adr/0063). `bukan` is no free
 * text: an address, a number, a code, a password, which no one reads. Every text of a patient's request is named here.
 */
type Baca = 'didengar' | 'ditandai' | 'bukan'

const TOKEN = { token: 'bukan' } as const

export const tulisanPasien: Readonly<Record<string, Readonly<Record<string, Baca>>>> = {
  'POST /api/users/konsultasi/book': { keluhan: 'ditandai' },
  'POST /api/users/tunggu': { keluhan: 'didengar' },
  'PUT /api/users/konsultasi/batal': { alasan: 'didengar' },
  'POST /api/public/tautan/batal': { ...TOKEN, alasan: 'didengar' },
  'POST /api/allroles/percakapan': { pesan: 'ditandai' },
  'POST /api/allroles/percakapan/lampiran': { pesan: 'ditandai', berkas: 'didengar' },
  'POST /api/users/feedback/insert': { komentar: 'didengar' },
  'POST /api/allroles/keberatan': { isi: 'didengar' },
  'POST /api/users/keberatan-hadir': { alasan: 'didengar' },
  'PUT /api/allroles/profile': {
    name: 'didengar',
    email: 'bukan',
    phone_number: 'bukan',
    no_bpjs: 'bukan',
    current_password: 'bukan',
  },
  'POST /api/public/register': {
    name: 'didengar',
    email: 'bukan',
    phone_number: 'bukan',
    no_bpjs: 'bukan',
    password_hash: 'bukan',
  },
  // It raises an alert of its own. A refused one, where the number is wrong, may still say something.
  'POST /api/users/peringatan/hubungi': { phone_number: 'bukan', tempat: 'didengar' },
  // Only professionals and admins write a reply; a patient who sends one is refused.
  'PUT /api/allroles/konsultasi/update': { initial_consult: 'didengar' },
  'POST /api/users/alasan/tenaga': { q: 'bukan', bahasa: 'bukan' },
  'POST /api/users/hadir': { kode: 'bukan' },
  'POST /api/users/skrining': { kode: 'bukan', versi: 'bukan' },
  'POST /api/allroles/push': { endpoint: 'bukan' },
  'POST /api/allroles/profile/foto': { foto: 'didengar' },
  'POST /api/public/login': { email: 'bukan', password: 'bukan' },
  'POST /api/public/login/kedua': { tiket: 'bukan', kode: 'bukan' },
  'POST /api/public/sso/tukar': { tiket: 'bukan', password: 'bukan' },
  'POST /api/allroles/totp': { password: 'bukan' },
  'PUT /api/allroles/totp': { kode: 'bukan' },
  'DELETE /api/allroles/totp': { password: 'bukan' },
  'POST /api/allroles/totp/cadangan': { password: 'bukan' },
  'POST /api/allroles/passkey/opsi': { password: 'bukan' },
  'POST /api/allroles/passkey': { nama: 'bukan' },
  'POST /api/public/forgot-password': { email: 'bukan' },
  'POST /api/public/reset-password': { ...TOKEN, password: 'bukan' },
  'POST /api/public/undangan': { ...TOKEN, password: 'bukan' },
  'POST /api/allroles/data-saya/salinan': { password: 'bukan' },
  'POST /api/allroles/data-saya/permintaan': { isi: 'didengar', password: 'bukan' },
  'POST /api/allroles/data-saya/permintaan/pernyataan': { isi: 'didengar' },
  'POST /api/public/hapus-akun': TOKEN,
  'PUT /api/allroles/password': { current_password: 'bukan', password: 'bukan' },
  'POST /api/public/konfirmasi-email': TOKEN,
  'POST /api/public/tautan/konfirmasi': TOKEN,
  'POST /api/public/tautan/lihat': TOKEN,
  'POST /api/public/tautan/slot': TOKEN,
  'POST /api/public/tautan/jadwal-ulang': TOKEN,
  'POST /api/public/tautan/tawaran': TOKEN,
  'POST /api/public/tautan/ambil': TOKEN,
}
