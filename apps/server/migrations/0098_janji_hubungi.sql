-- A promised call is withdrawn when no shift is left that keeps it. A shift ends in three ways: it is taken off the roster, the duty
-- of its person ends, or the account does; so the row that goes says it, once.
create function cabut_janji_hubungi() returns trigger language plpgsql as $$
declare
  dicabut int;
begin
  for dicabut in
    update peringatan p set hubungi_sebelum = null
    where p.ditutup_pada is null and p.diakui_oleh is null and p.hubungi_sebelum is not null
      and exists (select from hilang h where h.mulai < p.hubungi_sebelum and h.selesai >= p.hubungi_sebelum)
      and not exists (select from jaga j where j.mulai < p.hubungi_sebelum and j.selesai >= p.hubungi_sebelum)
    returning p.user_id
  loop
    perform kabari(jsonb_build_object('jenis', 'peringatan', 'kepada', jsonb_build_array(dicabut)));
  end loop;
  return null;
end $$;
create trigger jaga_janji after delete on jaga referencing old table as hilang for each statement
  execute function cabut_janji_hubungi();

comment on function cabut_janji_hubungi is 'Withdraws the promised calls that no shift keeps any more, and sends the event on which their patients read it.';
comment on trigger jaga_janji on jaga is 'Withdraws the promised calls that no shift keeps any more. A call that a person handles stays promised.';
comment on column peringatan.hubungi_sebelum is 'Until when the patient is promised a call; null where no one is on duty for it, or no longer.';
