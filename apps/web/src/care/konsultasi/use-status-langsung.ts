import { t } from '@lingui/core/macro'
import { alerts } from '@sehati/contract/base/texts'
import type { KonsultasiTampil, StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { confirm } from '../../base/ui/confirm.tsx'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { earlyFinishQuestion, isEarlyFinish } from '../../consultation/konsultasi/status-konsultasi.ts'
import { useUpdateKonsultasi } from './konsultasi-tenaga.queries.ts'

/** The button of a notice that takes back `selesai`: the status from before, with the reply as it was saved. */
export function useUrungkanSelesai() {
  const undo = useUpdateKonsultasi()
  return ({ jadwal_id, status }: KonsultasiTampil, initial_consult: string) => ({
    label: t`Urungkan`,
    onClick: () =>
      void undo
        .mutateAsync({ query: { jadwalid: jadwal_id }, body: { initial_consult, status } })
        .then(() => showNotice('success', alerts.konsultasiUpdated), showFailure),
  })
}

/** A professional's update names a reply always: without one, a status is set together with the first. */
export const hasReply = (k: KonsultasiTampil): k is KonsultasiTampil & { initial_consult: string } =>
  k.initial_consult !== null

/**
 * Sets a status at once, with the reply as it stands; what was written elsewhere meanwhile is not overwritten. Asks before
 * it finishes what has not begun, and a finish can be taken back for a minute.
 */
export function useStatusLangsung() {
  const send = useUpdateKonsultasi()
  const undoOf = useUrungkanSelesai()
  const move = async (k: KonsultasiTampil & { initial_consult: string }, status: StatusKonsultasi) => {
    if (isEarlyFinish(k, status) && !(await confirm(earlyFinishQuestion(k)))) return
    const { jadwal_id, initial_consult, versi_balasan: dasar_versi } = k
    await send
      .mutateAsync({ query: { jadwalid: jadwal_id }, body: { status, initial_consult, dasar_versi } })
      .then(
        () =>
          showNotice(
            'success',
            alerts.konsultasiUpdated,
            status === 'selesai' ? undoOf(k, initial_consult) : undefined,
          ),
        showFailure,
      )
  }
  return { move, isMoving: send.isPending }
}
