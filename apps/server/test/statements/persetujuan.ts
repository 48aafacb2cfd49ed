import type { Call } from './call.ts'

export const persetujuanReads: Record<string, Call> = {
  getNaskah: [1, () => ({ query: { keperluan: 'layanan' } })],
  listPersetujuan: [1, ({ patient }) => ({ who: patient })],
}

export const persetujuanWrites: Record<string, Call> = {
  // A transaction: the notices in force, the answers, and the list as it is then. A withdrawal also reads what stays scheduled.
  answerPersetujuan: [
    5,
    async ({ make }) => ({
      who: await make.person(5),
      body: { persetujuan: [{ keperluan: 'layanan', versi: 1, sikap: 'setuju' }] },
    }),
  ],
}
