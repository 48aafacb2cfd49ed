/** A complaint as a patient writes it, and the reply that fits it. */
export type Keluhan = {
  metode: 'online' | 'offline'
  keluhan: string
  balasan: string
  /** Where the text only makes sense from one kind of patient. */
  dari?: 'mahasiswa' | 'karyawan'
}
