# Starts nginx in a container, with the DNS server of the container for the names of the instances.
set -e
awk '$1 == "nameserver" { print "resolver " ($2 ~ /:/ ? "[" $2 "]" : $2) " valid=2s ipv6=off;"; exit }' /etc/resolv.conf \
  > /run/nginx/resolver.conf
# Sockets of an earlier, killed run would be in use.
rm -f /run/nginx/*.sock
exec nginx -e stderr -g "daemon off;"
