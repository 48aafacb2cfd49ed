export const admin: { name: string; email?: string; level_id: 1; gender: string }[] = [
  { name: 'Rengganis Wulansari', email: 'admin@sehati.test', level_id: 1, gender: 'perempuan' },
  { name: 'Danurwenda Prakoso', level_id: 1, gender: 'laki-laki' },
]
