import { t } from '@lingui/core/macro'
import { Stack } from '@mantine/core'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { KeluhanNote } from '../../consultation/konsultasi/keluhan-note.tsx'
import { KonsultasiNote } from '../../consultation/konsultasi/konsultasi-note.tsx'
import { VersiBalasan } from '../../consultation/konsultasi/versi-balasan.tsx'
import { AksesTerbuka } from './akses-terbuka.tsx'

type IsiDaruratProps = { konsultasi: KonsultasiTampil; buka_sampai: string; onEnd: () => void }

/** Complaint and reply while they are open to an admin by emergency access. `onEnd` takes them from the screen. */
export const IsiDarurat = ({ konsultasi: k, buka_sampai, onEnd }: IsiDaruratProps) => (
  <Stack gap="md">
    <AksesTerbuka jadwal_id={k.jadwal_id} buka_sampai={buka_sampai} onEnd={onEnd} />
    <KeluhanNote konsultasi={k} />
    <KonsultasiNote judul={t`Balasan`} isi={k.initial_consult} kosong={t`Belum ada balasan.`} isReply>
      {k.versi_balasan > 1 && <VersiBalasan {...k} />}
    </KonsultasiNote>
  </Stack>
)
