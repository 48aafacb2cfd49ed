import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { permintaan as messages } from '@sehati/contract/rights/permintaan.messages'
import { HAPUS_JAM } from '@sehati/contract/rights/permintaan.rules'
import { ButtonLink } from '../../base/lib/links.tsx'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { Answer } from '../../base/ui/answer.tsx'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { useKonfirmasiHapus } from '../permintaan/permintaan.queries.ts'

/** A link that is good for nothing, or no longer. */
export const HapusAkunMati = () => (
  <Stack gap="lg">
    <FormAlert judul={messages.ERASURE_LINK_INVALID.judul} isi={messages.ERASURE_LINK_INVALID.isi} />
    <ButtonLink to="/data-saya">
      <Trans>Buka Data saya</Trans>
    </ButtonLink>
  </Stack>
)

export function KonfirmasiHapus({ token }: { token: string }) {
  const send = useKonfirmasiHapus()
  if (send.isSuccess) {
    const waktu = waktuPanjang(send.data.dilaksanakan_pada)
    return (
      <Stack gap="lg">
        <Answer isi={t`Akun dihapus pada ${waktu}. Sampai saat itu kamu dapat membatalkannya di Data saya.`} />
        <ButtonLink to="/data-saya">
          <Trans>Buka Data saya</Trans>
        </ButtonLink>
      </Stack>
    )
  }
  if (send.error?.code === 'ERASURE_LINK_INVALID') return <HapusAkunMati />
  return (
    <Stack gap="lg">
      {send.error && <FormAlert key={send.submittedAt} judul={send.error.judul} isi={send.error.message} />}
      <Text>
        <Trans>
          Akun kamu dihapus {HAPUS_JAM} jam setelah tombol ini ditekan. Rekam medis yang wajib disimpan dikunci tanpa
          nama.
        </Trans>
      </Text>
      <Button color="red" onClick={() => send.mutate({ body: { token } })} loading={send.isPending} fullWidth>
        <Trans>Konfirmasi penghapusan</Trans>
      </Button>
    </Stack>
  )
}
