import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Stack, Text, Title } from '@mantine/core'
import type { CatatanRekam, JenisRekam } from '@sehati/contract/care/rekam.schema'
import { useId, useState } from 'react'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { Fold } from '../../base/ui/fold.tsx'
import { SignedNote } from '../../base/ui/signed-note.tsx'
import { EditorCatatan } from './editor-catatan.tsx'
import { jenisRekamKata } from './kata.ts'
import { Rilis } from './rilis.tsx'

type Kata = Record<'isi' | 'tulis' | 'perbaiki', ReturnType<typeof msg>>
const kata: Record<JenisRekam, Kata> = {
  lengkap: {
    isi: msg`Selama Anda bertugas, hanya Anda yang dapat membaca catatan ini.`,
    tulis: msg`Isi catatan lengkap`,
    perbaiki: msg`Perbaikan catatan lengkap`,
  },
  terbatas: {
    isi: msg`Catatan terbatas: dapat dibagikan bila klien mengizinkan.`,
    tulis: msg`Isi catatan terbatas`,
    perbaiki: msg`Perbaikan catatan terbatas`,
  },
}

type CatatanJenisProps = { jadwal_id: number; catatan: CatatanRekam; onStale: () => void }

/** One kind of note: what is in force, the editor, and the earlier versions. */
export function CatatanJenis({ jadwal_id, catatan, onStale }: CatatanJenisProps) {
  const id = useId()
  const { jenis, draf, versi } = catatan
  const [newest, ...earlier] = versi
  const [isWriting, setIsWriting] = useState(draf !== null || newest === undefined)
  const jumlah = earlier.length
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="md">
        <div>
          <Title order={2} id={id} fz="lg">
            {t(jenisRekamKata[jenis])}
          </Title>
          <Text size="sm" c="dimmed">
            {t(kata[jenis].isi)}
          </Text>
        </div>
        {newest && (
          <SignedNote {...newest} waktu={waktuPanjang(newest.ditandatangani_pada)}>
            {jenis === 'terbatas' && <Rilis key={newest.rekam_id} {...newest} />}
            {!isWriting && (
              <Button variant="light" w="fit-content" onClick={() => setIsWriting(true)}>
                <Trans>Perbaiki catatan</Trans>
              </Button>
            )}
          </SignedNote>
        )}
        {isWriting && (
          <EditorCatatan
            jadwal_id={jadwal_id}
            catatan={catatan}
            label={t(kata[jenis][newest ? 'perbaiki' : 'tulis'])}
            onStale={onStale}
            onSigned={() => setIsWriting(false)}
          />
        )}
        {earlier.length > 0 && (
          <Fold judul={t`Versi sebelumnya (${jumlah})`}>
            <Stack gap="lg">
              {earlier.map((one) => (
                <SignedNote key={one.rekam_id} {...one} waktu={waktuPanjang(one.ditandatangani_pada)} />
              ))}
            </Stack>
          </Fold>
        )}
      </Stack>
    </Card>
  )
}
