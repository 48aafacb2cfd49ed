-- A professional reads who shares results at each detail of a consultation, by the professional alone.
create index skrining_izin_tenaga on skrining_izin (profesional_id) where dicabut_pada is null;

comment on index skrining_izin_tenaga is 'The patients who share their results with a professional now.';
