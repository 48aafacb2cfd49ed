-- Words of danger in any text of a patient that is no complaint and no message, and in one that was refused: a cause of its own.
alter table peringatan_sebab drop constraint peringatan_sebab_sumber;
alter table peringatan_sebab add constraint peringatan_sebab_sumber
  check (sumber in ('pemesanan', 'percakapan', 'diminta', 'skrining', 'tulisan'));

comment on column peringatan_sebab.sumber is
  'Words of danger in a complaint, in a message or in another text, the wish of the patient, or a question about danger in a screening.';
comment on constraint peringatan_sebab_sumber on peringatan_sebab is 'The known sources.';
