#!/bin/sh
# Checks that a program can neither open a connection to a network nor start a shell: it imports no function for it. What is left
# are pairs of sockets between a program and its child, and Qt's local sockets, by which a second start hands its files to the
# first.
# Usage: no_network.sh PROGRAM
imported=$(nm --dynamic --undefined-only --demangle "$1") || exit 1
[ -n "$imported" ] || { echo "nothing is imported: has the check become useless?"; exit 1; }
c='socket|connect|bind|listen|accept|accept4|sendto|getaddrinfo|gethostbyname|res_query|system|popen|wordexp'
qt='QNetwork|QTcp|QUdpSocket|QSsl|QAbstractSocket|QHostInfo|QDnsLookup|QWebSocket'
found=$(echo "$imported" | grep -E "^ *[UwW] (($c)(@|\$)|($qt))")
[ -z "$found" ] || { echo "$1 imports: $found"; exit 1; }
