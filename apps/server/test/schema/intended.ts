/** A trigger or its sentence, or a function, by a part of its name. */
const named = (...names: string[]): RegExp =>
  new RegExp(
    `^(comment on trigger|trigger CREATE( CONSTRAINT)? TRIGGER|function|comment on function|grant execute on function) (${names.join('|')})\\b`,
  )

/** Why a part of the former schema is gone, or another one; `parts` are its lines in the catalog. */
export const intended: { why: string; parts: RegExp }[] = [
  {
    why: 'Encrypted columns are of the domain `sealed`, whose check is parsed once for a connection.',
    parts:
      /^column \S+ bytea|^constraint (?!users_no_bpjs_sidik).*get_byte|^comment on constraint .*(Only an encrypted value is stored|A comment is an encrypted value|The subscription is encrypted)/,
  },
  {
    why: 'A new database has nothing readable, so each check is valid from the start; another is written without a conversion.',
    parts: /^constraint (users_no_bpjs_sidik_check|tempat_tahan_waktu) /,
  },
  {
    why: 'A mail of an event is found by its person; links to a new password too, also those that were used.',
    parts: /surat_sekali|^index CREATE INDEX reset_password_user /,
  },
  {
    why: 'The settings have one more, the second factor of staff.',
    parts: /^row of pengaturan /,
  },
  {
    why: 'The number of an erased person is not kept with the proof of their consent.',
    parts: /^column izin_wa\.nomor text not null$/,
  },
  {
    why: '`current_key` guards the keys of every table but one, and the guard of `konsultasi` its own.',
    parts: named('jaga_kunci_(?!balasan_lama)\\w+', '\\w+_kunci'),
  },
  {
    why: '`append_only` refuses for every table that only grows; what may change once stands in the condition of its trigger.',
    parts: named(
      'tolak_ubah',
      'jaga_(isi_tetap|balasan_lama|kunci_sidik|rekam|riwayat_bilik|tinjauan_darurat|izin_rekam|izin_wa|buka_darurat|instrumen)',
      'jaga_peringatan(_kepada|_sebab)?',
      '\\w+_(tetap|tetap_semua|tidak_dikosongkan)',
    ),
  },
  {
    why: '`notify_change` notifies of every table; a change that changes nothing notifies of nothing.',
    parts: named(
      'kabari_(sesi_berakhir|luput|ganti_password|tugas|tenaga|layanan|batas|slot_tenaga|slot_libur|slot|akun)',
      '(?!konsultasi)\\w+_kabar(_ubah|_ganti_password)?',
      'auth_session_kosong',
    ),
  },
  {
    why: '`take_lock` waits for bookings under way.',
    parts: named('tunggu_pemesanan_\\w+', '\\w+_menunggu_pemesanan'),
  },
  {
    why: 'No mark `bahaya` is written: the statement that stores a text raises its alert.',
    parts:
      /bahaya|_diperingatkan|(function|comment on function|grant execute on function) (peringatkan|pastikan_peringatan)_(konsultasi|percakapan|skrining)\b/,
  },
  {
    why: 'One guard asks what five triggers of a booking and of a move asked.',
    parts: named(
      'jaga_(hari_layanan|orang|batas|cadangan|dialihkan|kedaluwarsa)',
      'konsultasi_(pindah_)?(hari_layanan|orang_aktif|sesuai_batas|cadangan)',
      'konsultasi_(dialihkan|kedaluwarsa)',
    ),
  },
  {
    why: 'One trigger keeps replies, one the history, one compares places, one notifies and one counts, for each kind of change.',
    parts: named(
      'catat_(balasan|status|hitungan)',
      'simpan_balasan_lama',
      'jaga_tempat',
      'kabari_(slot_konsultasi|kunjungan_mendesak)',
      'konsultasi_(balasan|balasan_baru|balasan_lama|baru|pindah|ada_tempat|kabar_hapus|kabar_pindah|hitungan_baru|hitungan_ubah|mendesak_kabar)',
    ),
  },
  {
    why: 'What follows from a booking, an answer, a move, a cancellation and a restoration stands in their statements.',
    parts: named(
      'catat_(pengajuan|perubahan)',
      'isi_turunan',
      'lupakan_(konfirmasi|kedatangan)',
      'hapus_usulan',
      'gugurkan_alihan',
      'tutup_bilik',
      'ambil_tempat',
      'lepas_tempat',
      'singkirkan_tahan',
      'konsultasi_(peristiwa_baru|peristiwa_ubah|turunan|lupakan_konfirmasi|lupakan_kedatangan|usulan_gugur|alihan_gugur|tutup_bilik|tempat_ambil|tempat_hapus|tempat_lepas)',
    ),
  },
  {
    why: 'One trigger of a seat for each purpose, and one of an account whose standing ends.',
    parts: named(
      '(kabari|catat)_bilik',
      'hapus_sinyal_kursi',
      'bilik_(kabar|catat|hapus_sinyal)(_ubah)?',
      'akhiri_(langganan|undangan|reset)',
      'lepas_(tahan_akun|tugas)',
      'users_(password_|kedudukan_)?akhiri_(langganan|undangan|reset)',
      'users_lepas_(tahan|tugas)',
    ),
  },
  {
    why: 'The row of a mail is its place in the queue.',
    parts:
      /^column surat\.diantrekan|^comment on (column kirim_pada of )?table surat:|^index CREATE (UNIQUE )?INDEX surat_(belum_diantrekan|dilipat) /,
  },
  {
    why: 'One table keeps the one count that no index gives quickly; accounts, mails and the consultations of a professional are counted in an index.',
    parts:
      /^(table|column|constraint|index|view|grant|comment on).*\b(hitungan(?!_alasan)\w*|jumlah_(semua|tenaga|hari|jam|spesialisasi|pengguna|surat))\b/,
  },
  { why: 'Mails are vacuumed often, because they are counted in an index.', parts: /^table p surat$/ },
  {
    why: 'Nothing counts accounts, mails or moves between specialities; the one fold and the one recount are of the one table.',
    parts: named(
      'catat_hitungan(_pengguna|_pengguna_ubah|_surat)?',
      'pindah_spesialisasi',
      'lipat_hitungan',
      'hitung_ulang',
      'users_hitungan_(baru|hapus|ubah)',
      'surat_hitungan_(baru|hapus)',
      'tenaga_profesional_pindah_spesialisasi',
    ),
  },
  {
    why: 'The statement of the act writes the event of a release, a grant, a calendar address, changed data and a new alert.',
    parts: named(
      'catat_(rilis|izin_rekam|kalender_dibuat|data_berubah)',
      'rekam_rilis_baru',
      'izin_rekam_berubah',
      'kalender_langganan_dibuat',
      'users_data_berubah',
      'sebut_peringatan_(baru|sebab)',
      'peringatan_sebut',
      'peringatan_sebab_sebut',
      'peringatkan',
    ),
  },
  {
    why: 'The statements that make and end an offer take and free its place, and notify; one trigger compares both.',
    parts: named('sebut_alihan', 'lepas_tempat_alihan', 'alihan_(sebut|lepas)'),
  },
  { why: 'The name of a trigger begins with that of its table.', parts: named('peringatan_sebut_lagi') },
  {
    why: 'Checks of single columns that every booking writes are domains, so conditions on these columns name the base type. An event names one of two.',
    parts:
      /^column (jejak_baru\.(jumlah|objek|request_id|tindakan)|\w+\.(zona|jeda_sebelum|jeda_sesudah)|konsultasi\.(harga|idempotency_key|metode_konsultasi|sebab_batal|status)|tempat\.jenis) |^(comment on )?constraint (jejak_baru_(jumlah|objek|request_id|sidik|tindakan)_check|\w+_(zona|jeda)_check|jenis_umum_tetap|peristiwa_tentang_satu|konsultasi_(harga_check|idempotency_key_check|metode_konsultasi_check|pasien_satu_waktu|sebab|sebab_kata|status_check|yang_tiba_hadir)) |^index CREATE (UNIQUE )?INDEX (konsultasi_(akan_datang|belum_dijawab|disetujui_mulai|pasien_satu_waktu|sesi|satu_pengajuan)|tempat_tahan_sekali) |^trigger CREATE TRIGGER tempat_ada_/,
  },
  {
    why: 'Two checks say what a place has by its kind, and one trigger whose it is. A hold without a number is refused, which passed before.',
    parts:
      /^(comment on )?constraint tempat_(berakhir|jenis|paling_banyak_dua|sesi|tahan_waktu|urut) |^column tempat\.nomor |^(comment on trigger|trigger CREATE TRIGGER) tempat_ada_|^((comment on|grant execute on) )?function jaga_pemilik/,
  },
  {
    why: '`slot_status` reads places by their professional and start, and asks for one date whether a cap leaves room.',
    parts: /^index .*\btempat_sementara\b|^((comment on|grant execute on) )?function hari_penuh\b/,
  },
  {
    why: 'The kinds of events are rows of the table `jenis_peristiwa`, to which notices, mails, pushes and choices refer.',
    parts: /\bjenis_peristiwa\b|^column peristiwa\.jenis |^constraint peristiwa_jenis_check /,
  },
  {
    why: 'A function takes its hours, steps and numbers from the contract.',
    parts: /^function (batas_jawab|ingatkan_peringatan|jaga_nomor_darurat)\b/,
  },
  {
    why: 'A comment says the number of the contract.',
    parts:
      /^comment on (constraint (perangkat_token_nomor|auth_session_nomor|langganan_push_nomor|templat_nomor)_sekali|constraint alihan_berlaku|table (sinyal|peringatan_lanjutan):|function akun_lepas)/,
  },
  {
    why: 'Who is not independent of the account that caused a row of the trail does not answer the report of it.',
    parts: /^((comment on|grant execute on) )?function (peninjau_keberatan|periksa_tanggapan_keberatan)\b/,
  },
  {
    why: 'A guard is named `guard_…`: `jaga` is the roster. A deadline is `tenggat`: `batas` is a cap.',
    parts:
      /\b(jaga_(?!tidak_bertumpuk|sehari|tugas_tetap|pemegang|id\b|70_)[a-z_]+|(isi_)?batas_(jawab|tinjauan|kedaluwarsa)|buka_darurat_20_batas|(bilik|undangan)(_10)?_jaga|periksa_(izin_wa|rekam|rilis|izin_rekam|keberatan|tanggapan_keberatan)|pastikan_(alihan|peringatan_skrining))\b/,
  },
  { why: 'The history also has the method of a consultation.', parts: /^comment on table riwayat_status:/ },
]
