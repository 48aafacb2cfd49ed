import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { releaseRekam } from '@sehati/contract/care/rekam.endpoints'
import type { CatatanRekam, JenisRekam, VersiRekam } from '@sehati/contract/care/rekam.schema'
import { useId, useState } from 'react'
import type { ApiError } from '../../base/lib/api-error.ts'
import { say } from '../../base/lib/say.ts'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { Fold } from '../../base/ui/fold.tsx'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { SignedNote } from '../../base/ui/signed-note.tsx'
import { EditorCatatan } from './editor-catatan.tsx'
import { useRilis } from './rekam.queries.ts'

type Kata = Record<'judul' | 'isi' | 'tulis' | 'perbaiki', ReturnType<typeof msg>>
const kata: Record<JenisRekam, Kata> = {
  lengkap: {
    judul: msg`Catatan lengkap`,
    isi: msg`Catatan ini hanya Anda yang dapat membacanya.`,
    tulis: msg`Isi catatan lengkap`,
    perbaiki: msg`Perbaikan catatan lengkap`,
  },
  terbatas: {
    judul: msg`Catatan terbatas`,
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
            {t(kata[jenis].judul)}
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

function Rilis({ rekam_id, dirilis_pada }: VersiRekam) {
  const rilis = useRilis()
  if (dirilis_pada !== null) {
    const waktu = waktuPanjang(dirilis_pada)
    return (
      <Text size="sm" fw={600}>
        {t`Dirilis kepada klien pada ${waktu}`}
      </Text>
    )
  }
  const release = async () => {
    const isAgreed = await confirm({
      judul: t`Rilis catatan ini kepada klien?`,
      isi: t`Klien dapat membaca versi ini dan mendapat pemberitahuan. Rilis tidak dapat ditarik kembali.`,
      ya: t`Rilis`,
    })
    if (!isAgreed) return
    await rilis.mutateAsync({ query: { id: rekam_id } }).then(
      () => showNotice('success', { judul: t`Catatan dirilis`, isi: say(releaseRekam.message) }),
      (error: ApiError) => showFailure(error),
    )
  }
  return (
    <Group>
      <Button variant="default" loading={rilis.isPending} onClick={release}>
        <Trans>Rilis kepada klien</Trans>
      </Button>
    </Group>
  )
}
