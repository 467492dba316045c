title = Ludarium
