# Beendete Partien in gepackter Form
cli-help-archive-after = Nach so vielen Tagen wird eine beendete Partie gepackt aufbewahrt; ohne Angabe nach 30
